import type { FormFieldType } from '@/contracts/form/form-field'
import type {
  Entrance,
  FormQuestion,
  OpenSession,
  OpenShow,
  PermitChoice,
  PermitProject,
  TopicActivity,
} from '../catalogue/entities/applications'
import { stableId } from '../stable-id'
import type {
  ChoiceEntry,
  EntranceDocument,
  OpenShowDocument,
  PermitDocument,
  QuestionEntry,
  TopicDocument,
} from './documents/form-documents'
import { type OfferInput, readMoment, readPeriod, readPicture } from './offer-input'
import { plainText, plainTexts } from './written-texts'

const TYPES: Readonly<Record<QuestionEntry['type'], FormFieldType>> = {
  text: 'TEXT',
  phone: 'PHONE',
  'id-card': 'ID_CARD',
  'one-of': 'SELECT',
  'some-of': 'MULTI',
  date: 'DATE',
  image: 'IMAGE',
  'long-text': 'TEXTAREA',
}

/** A free show with registration. */
export function compileOpenShow(id: string, body: OpenShowDocument, input: OfferInput): OpenShow {
  const { references, faults } = input
  const { beginAt: registerFrom, endAt: registerUntil } = readPeriod(
    [
      ['registerFrom', body.registerFrom],
      ['registerUntil', body.registerUntil],
    ],
    input,
  )
  const ids = new Set<string>()
  const sessions = body.sessions.map(({ id: own, begins, places }, at): OpenSession => {
    const session = own ?? begins.replace(' ', 'T')
    if (ids.has(session)) faults.add(['sessions', at], session, 'Another session has the same id.')
    ids.add(session)
    const beginAt = readMoment(begins, ['sessions', at, 'begins'], input)
    if (beginAt > 0 && beginAt < registerFrom)
      faults.add(['sessions', at, 'begins'], begins, 'It begins before anybody can register.')
    return { sessionId: stableId(`open-session:${id}/${session}`), beginAt, quota: places, registered: 0 }
  })
  return {
    openShowId: stableId(`open-show:${id}`),
    name: plainText(body.name, ['name'], faults),
    picture: readPicture(body, 'microphone', faults),
    venueId: references.find('venues', body.venue, ['venue'], faults)?.venueId ?? '',
    about: plainText(body.about, ['about'], faults),
    registerFrom,
    registerUntil,
    sessions: sessions.sort((a, b) => a.beginAt - b.beginAt),
    isReviewed: body.isReviewed ?? false,
    maxAttendees: body.maxAttendees ?? 0,
    questions: compileQuestions(body.questions, input),
  }
}

/** A registration at an entrance. */
export function compileEntrance(id: string, body: EntranceDocument, input: OfferInput): Entrance {
  const { references, faults } = input
  return {
    entranceId: stableId(`entrance:${id}`),
    title: plainText(body.name, ['name'], faults),
    desc: plainText(body.about, ['about'], faults),
    venueId: references.find('venues', body.venue, ['venue'], faults)?.venueId ?? '',
    picture: readPicture(body, 'museum', faults),
    questions: compileQuestions(body.questions, input),
  }
}

/** The form on the home page. */
export function compileTopic(body: TopicDocument, input: OfferInput): TopicActivity {
  const { faults } = input
  return {
    topicId: stableId('topic'),
    title: plainText(body.title, ['title'], faults),
    desc: plainText(body.line, ['line'], faults),
    buttonText: plainText(body.button, ['button'], faults),
    questions: compileQuestions(body.questions, input),
  }
}

/** A project whose crew applies for work permits. */
export function compilePermit(id: string, body: PermitDocument, input: OfferInput): PermitProject {
  const { faults } = input
  return {
    projectId: stableId(`permit:${id}`),
    code: body.code,
    name: plainText(body.name, ['name'], faults),
    endAt: readMoment(body.until, ['until'], input),
    roles: compileChoices(body.roles, 'roles', input),
    areas: compileChoices(body.areas, 'areas', input),
    questions: compileQuestions(body.questions, input),
  }
}

function compileChoices(choices: readonly ChoiceEntry[], field: string, { faults }: OfferInput): PermitChoice[] {
  return choices.map(({ id, name }, at) => ({
    code: id.toUpperCase().replace(/-/g, '_'),
    name: plainText(name, [field, at, 'name'], faults),
  }))
}

function compileQuestions(questions: readonly QuestionEntry[] = [], { faults }: OfferInput): FormQuestion[] {
  return questions.map(({ id, type, label, options, isRequired = false, maxLength }, at) => {
    const path = ['questions', at] as const
    if (questions.findIndex((question) => question.id === id) < at)
      faults.add([...path, 'id'], id, 'Another question has the same id.')
    const hasOptions = type === 'one-of' || type === 'some-of'
    if (hasOptions !== (options !== undefined && options.length > 0))
      faults.add([...path, 'options'], type, 'A question has `options` if it is `one-of` or `some-of`, and only then.')
    return {
      key: id,
      type: TYPES[type],
      label: plainText(label, [...path, 'label'], faults),
      required: isRequired,
      ...(hasOptions && { options: plainTexts(options, [...path, 'options'], faults) }),
      ...(maxLength !== undefined && { maxLength }),
    }
  })
}
