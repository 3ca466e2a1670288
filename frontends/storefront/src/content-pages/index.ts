export { EditableText } from './editable-text.js';
