export { type May, StaffProvider, useMay, useMayOn, useStaff } from './staff.js';
