import type { FormQuestion } from '../catalogue/entities/applications'
import { localText } from '../texts/local-text'

const NAME: FormQuestion = {
  key: 'name',
  type: 'TEXT',
  required: true,
  maxLength: 30,
  label: localText('联系人', 'Contact'),
}
const PHONE: FormQuestion = { key: 'phone', type: 'PHONE', required: true, label: localText('手机号', 'Phone') }

/** Contact of the organiser for changes. */
export const AGREED_CONTACT: readonly FormQuestion[] = [NAME, PHONE]

/** For an open-mic evening. */
export const MIC_QUESTIONS: readonly FormQuestion[] = [
  ...AGREED_CONTACT,
  {
    key: 'part',
    type: 'SELECT',
    required: true,
    label: localText('参与方式', 'I come to'),
    options: [localText('观看', 'Watch'), localText('上台表演', 'Perform')],
  },
  {
    key: 'acts',
    type: 'MULTI',
    required: false,
    label: localText('表演形式', 'What I perform'),
    options: [
      localText('脱口秀', 'Stand-up'),
      localText('弹唱', 'Songs'),
      localText('朗诵', 'Poems'),
      localText('魔术', 'Magic'),
    ],
  },
  { key: 'about', type: 'TEXTAREA', required: false, maxLength: 200, label: localText('自我介绍', 'About me') },
]

/** For a rehearsal in a theatre. */
export const REHEARSAL_QUESTIONS: readonly FormQuestion[] = [
  ...AGREED_CONTACT,
  {
    key: 'source',
    type: 'SELECT',
    required: false,
    label: localText('从哪里得知', 'How I heard about it'),
    options: [
      localText('公众号', 'WeChat'),
      localText('朋友推荐', 'A friend'),
      localText('剧院海报', 'A poster'),
      localText('其他', 'Other'),
    ],
  },
]
