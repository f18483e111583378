import type { GetUploadAuthOutput } from '@/contracts/file/get-upload-auth'

/** A form that stores a file. */
export interface UploadForm {
  url: string
  /** Before the file: stores see nothing behind it. */
  fields: Readonly<Record<string, string>>
  headers: Readonly<Record<string, string>>
  /** Address of the stored file. */
  fileUrl: string
}

type Fields = Readonly<Record<string, string | undefined>>

/** The form of a store for a file with this ending: each kind of store has fields of its own. */
export function uploadForm(auth: GetUploadAuthOutput, extension: string): UploadForm {
  const key = `${auth.key}.${extension}`
  return {
    url: auth.host,
    fields: given({ key, ...proofOf(auth) }),
    headers: auth.headers ?? {},
    fileUrl: `${auth.host}/${key}${auth.viewToken ? `?token=${auth.viewToken}` : ''}`,
  }
}

function proofOf({ type, token, entryCode, callback, policy, signature, ...rest }: GetUploadAuthOutput): Fields {
  if (type === 'ALIYUN') {
    return {
      OSSAccessKeyId: entryCode,
      policy,
      Signature: signature,
      'x-oss-security-token': token,
      callback,
      success_action_status: '200',
    }
  }
  if (type === 'VOLCANO') {
    return {
      policy,
      'x-tos-algorithm': rest.algorithm,
      'x-tos-credential': rest.credential,
      'x-tos-date': rest.date,
      'x-tos-signature': signature,
      'x-tos-security-token': token,
      'x-tos-callback': callback,
      success_action_status: '200',
    }
  }
  return { token, callback }
}

function given(fields: Fields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])))
}
