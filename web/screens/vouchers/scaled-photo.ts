import type { ReceiptToSend } from '../../api/money/receipts.js';

/** The longest side that is sent: a receipt is read at this size, and has some 300 kB. */
const LONGEST_SIDE = 2000;
const QUALITY = 0.85;
const MOST_NAME = 100;

/**
 * A file as it is sent: a photo scaled down, anything else as it is. A picture that this browser cannot
 * read is left to the service.
 */
export async function toSend(file: File): Promise<ReceiptToSend> {
  const asIs = { file, name: file.name.trim().slice(0, MOST_NAME) || null };
  if (!file.type.startsWith('image/')) return asIs;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return asIs;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) return asIs;
  // Transparent parts would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const scaled = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return scaled === null ? asIs : { file: scaled, name: null };
}
