import { changePasswordSchema } from '../requests/staff/admin-session.js';
import { characterCount, line, paragraph } from './fields.js';

test('an emoji counts as one character wherever a length is limited', () => {
  expect(characterCount('🕰 Uhr')).toBe(5);
  const three = line().min(3, 'too short').max(3, 'too long');
  expect(three.validateSync('🕰🕰🕰')).toBe('🕰🕰🕰');
  expect(() => three.validateSync('🕰🕰')).toThrow('too short');
  expect(() => three.validateSync('🕰🕰🕰🕰')).toThrow('too long');
  const password = (newPassword: string) => changePasswordSchema.isValidSync({ currentPassword: 'x', newPassword });
  expect(password('🕰'.repeat(11))).toBe(false);
  expect(password('🕰'.repeat(128))).toBe(true);
});

test('control characters and unpaired surrogates are removed', () => {
  expect(line().validateSync('\u0000a\ud800\tb 🕰')).toBe('a b 🕰');
  expect(paragraph().validateSync('a\u0000\r\nb\udc00')).toBe('a\nb');
});
