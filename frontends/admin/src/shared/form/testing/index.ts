/** For tests only: nothing of this is part of a build. */
export { aFile, aLostFile, FakeUpload } from './fake-upload.js';
export { renderForm } from './render-form.js';
