import MailComposer from 'nodemailer/lib/mail-composer'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { MessageFault, type MessageProvider, type OutgoingMessage } from './contract'

const NAME = 'smtp'
/** Maximum time of each step, ms. */
const STEP_MS = 8_000

export interface SmtpAccount {
  host: string
  port: number
  /** TLS from the first byte; otherwise by STARTTLS. */
  isTls: boolean
  /** Mail without TLS stays on this machine. */
  isLoopback: boolean
  user: string
  password: string
  from: string
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
}

/** Mail by SMTP (docs/providers/smtp.md). */
export function createSmtp(account: SmtpAccount): MessageProvider {
  return {
    channel: 'EMAIL',
    name: NAME,
    origin: '',
    isRepeatable: false,
    keepsTexts: false,
    templateFor: () => null,
    async send(message) {
      const mail = await compose(account, message)
      await connected(account, (connection) => hand(connection, account, message, mail))
    },
    check: () => connected(account, async () => {}),
  }
}

/** Runs work on a connection that is logged in. Until then the server certainly has nothing. */
async function connected(account: SmtpAccount, run: (connection: SMTPConnection) => Promise<void>): Promise<void> {
  const { host, port, isTls, isLoopback, user, password } = account
  const connection = new SMTPConnection({
    host,
    port,
    secure: isTls,
    requireTLS: !isTls && !isLoopback,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
  })
  try {
    await step(connection, (done) => connection.connect(done), beforeMail)
    const login = { user, credentials: { user, pass: password } }
    if (user !== '') await step(connection, (done) => connection.login(login, done), beforeMail)
    await run(connection)
    connection.quit()
  } finally {
    connection.close()
  }
}

function hand(connection: SMTPConnection, account: SmtpAccount, message: OutgoingMessage, mail: Buffer): Promise<void> {
  const envelope = { from: addressOf(account.from), to: message.recipient }
  return step(connection, (done) => connection.send(envelope, mail, (error) => done(error ?? undefined)), ofMail)
}

/** One step of a connection, whose errors come by its event or by the step itself. */
function step(
  connection: SMTPConnection,
  run: (done: (error?: Error | null) => void) => void,
  faultOf: (error: SmtpError) => MessageFault,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(faultOf(error))
    connection.once('error', fail)
    run((error) => {
      connection.removeListener('error', fail)
      // Errors of a connection that is being closed change nothing.
      connection.on('error', () => {})
      if (error) fail(error)
      else resolve()
    })
  })
}

function beforeMail({ code, responseCode }: SmtpError): MessageFault {
  return new MessageFault(NAME, codeOf(code, responseCode), 'NOT_TAKEN')
}

/** A server rejects for good by 5xx and for now by 4xx; without an answer it may have the mail. */
function ofMail({ code, responseCode = 0 }: SmtpError): MessageFault {
  const outcome = responseCode >= 500 ? 'REFUSED' : responseCode >= 400 ? 'NOT_TAKEN' : 'UNKNOWN'
  return new MessageFault(NAME, codeOf(code, responseCode), outcome)
}

function codeOf(code = 'BAD_ANSWER', responseCode = 0): string {
  return responseCode > 0 ? `SMTP_${responseCode}` : code
}

/** The mail as its bytes, plain text. */
function compose({ from }: SmtpAccount, { id, recipient, subject, content }: OutgoingMessage): Promise<Buffer> {
  const messageId = `<${id}@${addressOf(from).split('@')[1] ?? 'localhost'}>`
  const mail = {
    from,
    to: recipient,
    subject,
    text: content,
    messageId,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  return new MailComposer(mail).compile().build()
}

function addressOf(from: string): string {
  return /<([^>]+)>/.exec(from)?.[1] ?? from
}
