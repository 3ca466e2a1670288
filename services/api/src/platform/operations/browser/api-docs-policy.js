// JavaScript, because it is served as it is, also by a run from the sources.
// Swagger UI assigns HTML as a string: it is sanitised here, even where Swagger UI itself has done so already.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) });
