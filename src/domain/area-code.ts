/** The mainland's area code, where no other is given. */
export const MAINLAND_AREA_CODE = '86'
