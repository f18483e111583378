import type { CertificationProvider } from './contract'

/** The face service and the channels that certify students, played by a page of the sandbox. */
export const sandboxCertification: CertificationProvider = {
  pageFor({ id, origin, returnUrl }) {
    // Unlike encodeURIComponent it takes any text, half a character too.
    const query = returnUrl === '' ? '' : `?${new URLSearchParams({ returnUrl })}`
    return `${origin}/sandbox/certify/${id}${query}`
  },
}
