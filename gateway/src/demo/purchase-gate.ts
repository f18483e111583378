/** Whom a show is sold to, where that is not everybody. */
export type PurchaseGate = 'MEMBERS' | 'INVITED' | 'FACE' | 'STUDENT'
