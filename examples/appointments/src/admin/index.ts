import { screen, type ScreenRecord } from '@vitrine/admin/extension';

/** The screens that this extension adds to the back-office. */
const screens: readonly ScreenRecord[] = [
  {
    title: 'Appointments',
    path: '/admin/appointments',
    permission: 'contacts:read',
    icon: 'demonstrations',
    Screen: screen('appointments', () => import(/* webpackChunkName: "appointments" */ './appointments-screen.js')),
  },
];
export default screens;
