/** Eligible buyers of a show that is not sold to everyone. */
export type PurchaseGate = 'MEMBERS' | 'INVITED' | 'FACE' | 'STUDENT'
