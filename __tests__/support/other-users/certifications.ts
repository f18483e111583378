import { startFaceCheck } from '@/contracts/certification/start-face-check'
import { sandbox } from '../sandbox-shop'
import type { Person } from './person'

/** A passed face check of a person. */
export async function faceOf(person: Person): Promise<string> {
  const { bizNo } = await person.call(startFaceCheck, { returnUrl: 'http://localhost/' })
  await sandbox(person.shop, `certifications/${bizNo}/approve`)
  return bizNo
}
