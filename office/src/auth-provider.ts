import type { AuthProvider } from 'react-admin'
import { read, write } from './office-fetch'

interface Me {
  id: string
  name: string
  role: string
  calls: string[]
}

let me: Promise<Me> | null = null

function signedIn(): Promise<Me> {
  me ??= read<Me>('me')
  me.catch(() => {
    me = null
  })
  return me
}

/** Call that an action of react-admin needs. */
function callOf(resource: string, action: string): string {
  if (action === 'show') return `GET ${resource}/:id`
  if (action === 'create') return `POST ${resource}/invite`
  if (action === 'edit') return `POST ${resource}/:id`
  if (action === 'export') return `GET ${resource}/export`
  return action === 'list' ? `GET ${resource}` : action
}

export const authProvider: AuthProvider = {
  async login(input) {
    await write('sign-in', input)
    me = null
  },
  async logout() {
    // A session that has ended is signed out already.
    if (me !== null) await write('sign-out').catch(() => {})
    me = null
  },
  async checkAuth() {
    await signedIn()
  },
  async checkError({ status }) {
    if (status !== 401) return
    me = null
    throw new Error('office.error.signedOut')
  },
  async getIdentity() {
    const { id, name } = await signedIn()
    return { id, fullName: name }
  },
  async canAccess({ resource, action }) {
    return (await signedIn()).calls.includes(callOf(resource, action))
  },
}
