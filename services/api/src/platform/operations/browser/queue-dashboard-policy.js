// JavaScript, because it is served as it is, also by a run from the sources.
// The dashboard loads the scripts of its screens by plain addresses; only those of its own folder are allowed.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) =>
    new URL(address, document.baseURI).href.startsWith(new URL('static/js/', document.baseURI).href) ? address : null,
});
