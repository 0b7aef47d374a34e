// Sets light or dark before anything is drawn, as app/theme.ts and Mantine keep the choice.
{
  let kept = null;
  try {
    kept = localStorage.getItem('kopperne-colour-scheme');
  } catch {
    // Without storage the device decides.
  }
  const dark =
    kept === 'dark' || (kept !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.mantineColorScheme = dark ? 'dark' : 'light';
}
