export { type May, StaffProvider, useMay, useStaff } from './staff.js';
