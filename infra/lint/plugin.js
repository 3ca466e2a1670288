import { constantNames } from './constant-names.js';
import { oneForm } from './one-form.js';
import { tableAccess } from './table-access.js';

/** The rules of this repository. */
export default {
  meta: { name: 'vitrine' },
  rules: { 'constant-names': constantNames, 'one-form': oneForm, 'table-access': tableAccess },
};
