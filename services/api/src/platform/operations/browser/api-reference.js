// JavaScript, because it is served as it is, also by a run from the sources.
// The reference begins with the guides of the client package.
const [openApi, guides] = await Promise.all([
  fetch('/api/openapi.json').then((answer) => answer.json()),
  fetch('/api/reference/guides.md').then((answer) => answer.text()),
]);
openApi.info.description = `${openApi.info.description}\n\n${guides}`;
const theme = {
  colors: { primary: { main: '#0b3d2e' } },
  typography: { fontFamily: 'system-ui, sans-serif', headings: { fontFamily: 'system-ui, sans-serif' } },
};
Redoc.init(openApi, { theme, hideDownloadButton: true }, document.getElementById('reference'));
