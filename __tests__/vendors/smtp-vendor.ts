import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'

/** A mail as the server took it. */
export interface TakenMail {
  from: string
  to: string
  data: string
}

/** Answers of the server out of turn: a line in place of the usual one, or a cut connection. */
export interface SmtpFault {
  /** The command that it concerns; `.` ends the mail. */
  at: 'CONNECT' | 'AUTH' | 'RCPT' | 'DATA' | '.'
  answer: string | 'cut'
}

/** A mail server as RFC 5321 describes it, with one user. */
export class SmtpVendor {
  mails: TakenMail[] = []
  faults: SmtpFault[] = []
  private readonly server: Server
  private readonly sockets = new Set<Socket>()

  constructor(private readonly account: { user: string; password: string }) {
    this.server = createServer((socket) => this.serve(socket))
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => this.sockets.delete(socket))
    const mail: TakenMail = { from: '', to: '', data: '' }
    let isData = false
    let rest = ''
    const answer = (at: SmtpFault['at'], usual: string): boolean => {
      const fault = this.faults[0]?.at === at ? this.faults.shift() : undefined
      if (fault?.answer === 'cut') socket.destroy()
      else socket.write(`${fault?.answer ?? usual}\r\n`)
      return fault === undefined
    }
    const readLine = (line: string): boolean => {
      if (!isData) return this.command(line, mail, socket, answer)
      if (line === '.') return this.end(mail, answer)
      mail.data += `${line.replace(/^\.\./, '.')}\n`
      return true
    }
    answer('CONNECT', '220 vendor ESMTP')
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) isData = readLine(line)
    })
  }

  /** The mail is whole: a server whose connection is cut afterwards has it. */
  private end(mail: TakenMail, answer: (at: SmtpFault['at'], usual: string) => boolean): false {
    const [fault] = this.faults
    if (fault?.at !== '.' || fault.answer === 'cut') this.mails.push({ ...mail })
    answer('.', '250 taken')
    return false
  }

  /** True if the mail follows. */
  private command(
    line: string,
    mail: TakenMail,
    socket: Socket,
    answer: (at: SmtpFault['at'], usual: string) => boolean,
  ): boolean {
    const [, name = ''] = /^([A-Za-z]+)/.exec(line) ?? []
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    switch (name.toUpperCase()) {
      case 'EHLO':
        socket.write('250-vendor\r\n250-8BITMIME\r\n250 AUTH PLAIN\r\n')
        return false
      case 'AUTH': {
        const [, user, password] = Buffer.from(line.split(' ')[2] ?? '', 'base64')
          .toString()
          .split('\0')
        const isRight = user === this.account.user && password === this.account.password
        answer('AUTH', isRight ? '235 welcome' : '535 who?')
        return false
      }
      case 'MAIL':
        Object.assign(mail, { from: address, data: '' })
        socket.write('250 ok\r\n')
        return false
      case 'RCPT':
        mail.to = address
        answer('RCPT', '250 ok')
        return false
      case 'DATA':
        return answer('DATA', '354 go ahead')
      case 'QUIT':
        socket.end('221 bye\r\n')
        return false
      default:
        socket.write('502 no\r\n')
        return false
    }
  }
}
