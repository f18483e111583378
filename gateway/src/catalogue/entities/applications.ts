import type { FormField } from '@/contracts/form/form-field'
import type { LocalText } from '../../texts/text'
import type { OfferPicture } from '../drawings/offer-picture'

/** A free show with registration. */
export interface OpenShow {
  openShowId: string
  name: LocalText
  picture: OfferPicture
  venueId: string
  about: LocalText
  /** Registration period, epoch ms. */
  registerFrom: number
  registerUntil: number
  sessions: readonly OpenSession[]
  /** True if a clerk decides; otherwise registrations are accepted while places are free. */
  isReviewed: boolean
  /** Maximum named people of a registration; 0 if the user comes alone and unnamed. */
  maxAttendees: number
  questions: readonly FormQuestion[]
}

/** A self-registration desk at an entrance. */
export interface Entrance {
  entranceId: string
  title: LocalText
  desc: LocalText
  venueId: string
  picture: OfferPicture
  questions: readonly FormQuestion[]
}

export interface OpenSession {
  sessionId: string
  /** Epoch ms. */
  beginAt: number
  quota: number
  /** Number of people who registered elsewhere. */
  registered: number
}

/** A form question. */
export interface FormQuestion extends Omit<FormField, 'label' | 'options'> {
  label: LocalText
  options?: readonly LocalText[]
}

export interface TopicActivity {
  topicId: string
  title: LocalText
  desc: LocalText
  buttonText: LocalText
  questions: readonly FormQuestion[]
}

/** A role or an area of a project. */
export interface PermitChoice {
  code: string
  name: LocalText
}

/** A project that accepts work permit applications. */
export interface PermitProject {
  projectId: string
  /** Project code of the crew, normalised by `typedCode`. */
  code: string
  name: LocalText
  /** Deadline for applications, epoch ms. */
  endAt: number
  roles: readonly PermitChoice[]
  areas: readonly PermitChoice[]
  questions: readonly FormQuestion[]
}
