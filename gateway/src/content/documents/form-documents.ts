import type { DocumentId, Moment, PictureChoice, WrittenText } from './written-values'

/** A question of a form. */
export interface QuestionEntry {
  id: DocumentId
  /** Kind of the answer. */
  type: 'text' | 'phone' | 'id-card' | 'one-of' | 'some-of' | 'date' | 'image' | 'long-text'
  label: WrittenText
  isRequired?: boolean
  /** Of `one-of` and `some-of`. */
  options?: WrittenText[]
  /**
   * Characters of a text.
   *
   * @asType integer
   * @minimum 1
   * @maximum 500
   */
  maxLength?: number
}

/** A free show with registration: `open-shows/<id>.yaml`. */
export interface OpenShowDocument extends PictureChoice {
  name: WrittenText
  about: WrittenText
  /** Document of `venues`. */
  venue: DocumentId
  registerFrom: Moment
  registerUntil: Moment
  /** @minItems 1 */
  sessions: OpenSessionEntry[]
  /** True if staff decide; otherwise registrations are accepted while places are free. */
  isReviewed?: boolean
  /**
   * Maximum named people of a registration; 0 if the user comes alone and unnamed (default).
   *
   * @asType integer
   * @minimum 0
   * @maximum 10
   */
  maxAttendees?: number
  questions?: QuestionEntry[]
}

export interface OpenSessionEntry {
  /** Stays the same for as long as registrations exist; the first begin by default. */
  id?: string
  begins: Moment
  /**
   * @asType integer
   * @minimum 1
   */
  places: number
}

/** Registration at an entrance, by a code on the wall: `entrances/<id>.yaml`. */
export interface EntranceDocument extends PictureChoice {
  name: WrittenText
  about: WrittenText
  /** Document of `venues`. */
  venue: DocumentId
  /** @minItems 1 */
  questions: QuestionEntry[]
}

/** A form on the home page, such as the registration for a workshop: `topic.yaml`. */
export interface TopicDocument {
  title: WrittenText
  line: WrittenText
  /** Words of its button. */
  button: WrittenText
  /** @minItems 1 */
  questions: QuestionEntry[]
}

/** A project whose crew applies for work permits: `permits/<id>.yaml`. */
export interface PermitDocument {
  name: WrittenText
  /**
   * Code that the crew enters, capital letters and digits.
   *
   * @pattern ^[A-Z0-9]{4,20}$
   */
  code: string
  /** Deadline for applications. */
  until: Moment
  /** @minItems 1 */
  roles: ChoiceEntry[]
  /** @minItems 1 */
  areas: ChoiceEntry[]
  questions?: QuestionEntry[]
}

export interface ChoiceEntry {
  id: DocumentId
  name: WrittenText
}
