import type { FormField } from '@/contracts/form/form-field'
import type { LocalText } from '../../texts/text'
import type { SceneName } from '../drawings/scene'

/** A free show with registration. */
export interface OpenShow {
  openShowId: string
  name: LocalText
  picture: SceneName
  venueId: string
  about: LocalText
  /** Registration period, in days from the shop's first day, in the morning; negative for the past. */
  registerFromDay: number
  registerUntilDay: number
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
  picture: SceneName
  questions: readonly FormQuestion[]
}

export interface OpenSession {
  sessionId: string
  /** In days from the shop's first day, at this hour of venue time. */
  inDays: number
  hour: number
  quota: number
  /** Number of registered people. */
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
  /** Application period, in days from the shop's first day. */
  days: number
  roles: readonly PermitChoice[]
  areas: readonly PermitChoice[]
  questions: readonly FormQuestion[]
}
