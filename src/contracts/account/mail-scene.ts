/** Purpose of a mail: activating a new account, a new password, a code for binding the address. */
export type MailScene = 'ACTIVATE' | 'RESET' | 'BIND'
