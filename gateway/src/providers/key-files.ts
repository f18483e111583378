import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { ProviderFaults } from './providers'

const PEM = /-----BEGIN [^-]+-----[\s\S]+?-----END [^-]+-----/g

/** Reads the settings of a vendor and collects faults, so that all are reported at once. */
export class KeyFiles {
  readonly faults: string[] = []

  /** A value that has to be there. */
  text(name: string, value: string | undefined): string {
    if (!value) this.faults.push(`${name} is missing`)
    return value ?? ''
  }

  /** A private key: PEM, or base64 of PKCS #8 or #1 as vendors' tools write it. */
  privateKey(name: string, file: string | undefined): KeyObject | null {
    return this.parsed(name, file, (text) => {
      if (text.includes('-----BEGIN')) return createPrivateKey(text)
      const key = Buffer.from(text, 'base64')
      try {
        return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
      } catch {
        return createPrivateKey({ key, format: 'der', type: 'pkcs1' })
      }
    })
  }

  /** Public keys: PEM blocks or certificates, several while one replaces another, or one in base64. */
  publicKeys(name: string, file: string | undefined): KeyObject[] {
    const keys = this.parsed(name, file, (text) => {
      const blocks = text.match(PEM)
      if (blocks) return blocks.map(publicKeyOf)
      return [createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' })]
    })
    return keys ?? []
  }

  /** A secret of an exact length, bytes. */
  secret(name: string, file: string | undefined, length: number): Buffer | null {
    return this.parsed(name, file, (text) => {
      const secret = Buffer.from(text)
      if (secret.length !== length) throw new Error('length')
      return secret
    })
  }

  /** A secret from the environment or from a file. */
  secretText(name: string, value: string | undefined, file: string | undefined): string {
    if (value) return value
    if (file) return this.parsed(`${name}_FILE`, file, (text) => text) ?? ''
    this.faults.push(`neither ${name} nor ${name}_FILE is there`)
    return ''
  }

  /** Throws unless all was there. */
  check(): void {
    if (this.faults.length > 0) throw new ProviderFaults(this.faults)
  }

  private parsed<Value>(name: string, file: string | undefined, parse: (text: string) => Value): Value | null {
    const path = this.text(name, file)
    if (path === '') return null
    try {
      return parse(readFileSync(path, 'utf8').trim())
    } catch (error) {
      const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT'
      this.faults.push(`${name} ${isAbsent ? 'names a file that is not there' : 'names a file with another content'}`)
      return null
    }
  }
}

function publicKeyOf(block: string): KeyObject {
  return block.includes('CERTIFICATE') ? new X509Certificate(block).publicKey : createPublicKey(block)
}
