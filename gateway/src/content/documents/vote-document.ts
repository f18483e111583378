import type { DocumentId, Moment, PictureChoice, WrittenText } from './written-values'

/** A vote on shows: `votes/<id>.yaml`. */
export interface VoteDocument extends PictureChoice {
  title: WrittenText
  line: WrittenText
  from: Moment
  until: Moment
  /**
   * Shows of a ballot; 1 by default.
   *
   * @asType integer
   * @minimum 1
   */
  maxChoices?: number
  /**
   * Votes of a user per day; `maxChoices` by default.
   *
   * @asType integer
   * @minimum 1
   */
  perDay?: number
  /** Visibility of the counts: `always` (default), to those who voted, or at the end. */
  counts?: 'always' | 'after-vote' | 'after-end'
  /**
   * Documents of `shows`.
   *
   * @minItems 2
   */
  shows: DocumentId[]
}

/** A group of shows with a page of its own, such as a season: `groups/<id>.yaml`. */
export interface GroupDocument {
  name: WrittenText
  /** Document of `venues` that all of them share. */
  venue?: DocumentId
  /**
   * Documents of `shows`, in this order.
   *
   * @minItems 1
   */
  shows: DocumentId[]
}
