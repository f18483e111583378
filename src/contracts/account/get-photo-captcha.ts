import { endpoint } from '../endpoint'
import type { EpochMs, Id } from '../wire-types'

export type CodeScene = 'LOGIN' | 'BIND' | 'CANCEL' | 'CHANGE'

export interface GetPhotoCaptchaInput {
  scene: CodeScene
  /** A question in words, for those who cannot see a picture; a picture by default. */
  kind?: 'PICTURE' | 'QUESTION'
}

/** A picture of four characters to read; valid two minutes and for one try. */
export interface GetPhotoCaptchaOutput {
  captchaId: Id
  /** Data URL; empty where it is a question. */
  image: string
  /** Question in the requested language; its answer is a number. */
  question?: string
  expireTime: EpochMs
}

/** A picture whose letters a person has to read before a code is sent (contract L1). */
export const getPhotoCaptcha = endpoint<GetPhotoCaptchaInput, GetPhotoCaptchaOutput>({
  path: 'user/pub/v3/photo_captcha',
})
