import type { Payment } from './contract'

/** A mini-program pays where it is. */
export const IN_APP = { returnOrigin: '', leavesAppFor: () => false } as const satisfies Omit<Payment, 'start'>
