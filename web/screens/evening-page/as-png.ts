/**
 * Draws a picture into a file that every message takes.
 *
 * @throws Error where the browser cannot
 */
export async function asPng(picture: SVGSVGElement): Promise<Blob> {
  const { width, height } = picture.viewBox.baseVal;
  const image = new Image(width, height);
  const text = new XMLSerializer().serializeToString(picture);
  // As data, and not as an object of this page: that would not be drawn everywhere.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => {
      if (blob === null) failed(new Error('this browser draws no pictures'));
      else done(blob);
    }, 'image/png');
  });
}
