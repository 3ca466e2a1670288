// JavaScript, because it is served as it is, also by a run from the sources.
// The dashboard loads the scripts of its screens by plain addresses: those of its own folder are let through.
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (address) =>
    new URL(address, document.baseURI).href.startsWith(new URL('static/js/', document.baseURI).href) ? address : null,
});
