// JavaScript, because it is served as it is, also by a run from the sources.
// Swagger UI assigns HTML as text: it is sanitised on its way in, also by what Swagger UI itself has sanitised already.
window.trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) });
