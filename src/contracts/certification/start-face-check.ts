import { endpoint } from '../endpoint'

export interface StartFaceCheckInput {
  /** Return address of the user. @maxLength 2000 */
  returnUrl: string
}

export interface StartFaceCheckOutput {
  /** The page of the face service. */
  authUrl: string
  /** Names the check; once it is passed it proves the user's face. */
  bizNo: string
}

/** Begins to certify the user by their face (contract U13). */
export const startFaceCheck = endpoint<StartFaceCheckInput, StartFaceCheckOutput>({
  method: 'POST',
  path: 'user/buyer/v1/user_certification/face/start',
  changes: ['certifications'],
  priority: 'high',
})
