// JavaScript, because it is served as it is, also by a run from the sources.
// Redoc assigns the HTML of descriptions as text, and searches in a worker that it brings as a blob.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => DOMPurify.sanitize(html),
  createScriptURL: (address) => (address.startsWith(`blob:${location.origin}/`) ? address : null),
});
