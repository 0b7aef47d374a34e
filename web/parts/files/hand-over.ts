/** Puts a file among the downloads. */
export function download(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Not at once: some browsers read it after the tap.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}

/** Whether the device has a sheet to share a file by. */
export function canShareFile(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] });
}

/** Whether the sheet of the device took a file: there are kinds that a system does not share. */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ title: file.name, files: [file] });
    return true;
  } catch (error) {
    // Closing the sheet is no failure.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
