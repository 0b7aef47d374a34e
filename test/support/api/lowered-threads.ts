import { readdir, readFile } from 'node:fs/promises';

/** The threads of a process that run at a lower priority than itself (Linux). */
export async function loweredThreads(pid: number): Promise<number> {
  const tasks = `/proc/${pid}/task`;
  const stats = await Promise.all(
    (await readdir(tasks)).map((task) => readFile(`${tasks}/${task}/stat`, 'utf8').catch(() => '')),
  );
  const own = niceOf(await readFile(`${tasks}/${pid}/stat`, 'utf8'));
  return stats.filter((stat) => niceOf(stat) > own).length;
}

/** Of proc(5) the 19th field; the second is a name in parentheses, which may hold spaces. */
function niceOf(stat: string): number {
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]);
}
