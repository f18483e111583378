import { endpoint } from '../endpoint'

/** Purpose of a file. */
export type UploadType = 'AVATAR' | 'FORM'

export interface GetUploadAuthInput {
  uploadType: UploadType
  /** @maxLength 64 */
  merchantId: string
  /** @maxLength 40 */
  sceneType?: string
}

/** Leave to upload one file to a store of files; which fields are there depends on the store. */
export interface GetUploadAuthOutput {
  /** `ALIYUN`, `VOLCANO`, or any other store that takes a token. */
  type: string
  /** Address of the upload; the file is stored below it, under its key. */
  host: string
  /** Name of the file in the store, folder included; without the ending. */
  key: string
  /** Folder of the key. */
  dir: string
  token?: string
  /** Opens the file, once stored, for its owner; absent for a file that anyone may see. */
  viewToken?: string
  /** Access key of the signer, for ALIYUN. */
  entryCode?: string
  callback?: string
  policy?: string
  signature?: string
  algorithm?: string
  credential?: string
  date?: string
  headers?: Record<string, string>
}

/** Permission to upload a picture to the file store; it expires after some minutes. */
export const getUploadAuth = endpoint<GetUploadAuthInput, GetUploadAuthOutput>({
  path: 'home/buyer/v1/oss/upload/auth',
})
