import { object, type ObjectShape } from 'yup';
import { sentence } from '../messages/translate.js';
import { described } from './described.js';

/**
 * The rules of a request body: these fields and no others.
 * @param title its name in the document and in generated clients
 */
export const requestBody = <Fields extends ObjectShape>(title: string, description: string, fields: Fields) =>
  described(object(fields).noUnknown().typeError(sentence('body.object')), description, { title });
