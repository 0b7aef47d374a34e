import { newId } from '../../platform/chance/chance.js';
import { Prisma } from '../../generated/prisma/client.js';
import { Problem } from '../../platform/http/problem/problem.js';
import { hashNewPassword } from '../passwords/new-password.js';
import type { Passwords } from '../passwords/password.js';
import { nameKeyOf } from './user-name.js';

/** Someone new who can sign in. */
export interface NewUser {
  readonly name: string;
  readonly passwordHash: string;
}

/**
 * The fields of a new user; the password is hashed before any transaction begins.
 * @throws Problem `password-refused`
 */
export async function newUser(
  passwords: Passwords,
  name: string,
  password: string,
): Promise<NewUser> {
  const passwordHash = await hashNewPassword(passwords, name, password);
  return { name: name.normalize('NFC').trim(), passwordHash };
}

/**
 * @param id the user's; a new one when it does not follow from anything
 * @throws Problem `name-taken`
 */
export async function createUser(
  prisma: Prisma.TransactionClient,
  { name, passwordHash }: NewUser,
  id: string = newId(),
): Promise<{ readonly id: string; readonly name: string }> {
  const now = new Date();
  try {
    await prisma.user.create({
      data: {
        id,
        name,
        nameKey: nameKeyOf(name),
        passwordHash,
        createdAt: now,
        passwordChangedAt: now,
      },
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') {
      throw new Problem('name-taken', {}, { field: 'name' });
    }
    throw error;
  }
  return { id, name };
}
