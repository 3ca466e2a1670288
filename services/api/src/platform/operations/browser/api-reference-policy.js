// JavaScript, because it is served as it is, also by a run from the sources.
// Redoc assigns the HTML of descriptions as a string, and searches in a worker that it loads from a blob.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => DOMPurify.sanitize(html),
  createScriptURL: (address) => (address.startsWith(`blob:${location.origin}/`) ? address : null),
});
