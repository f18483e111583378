import type { Entrance } from '../catalogue/entities/applications'
import { stableId } from '../stable-id'
import { localText } from '../texts/local-text'
import { venueIdOf } from './demo-ids'
import { AGREED_CONTACT } from './registration-questions'

/** Self-registration desks at entrances. */
export function demoEntrances(): readonly Entrance[] {
  return [
    {
      entranceId: stableId('entrance:gallery'),
      title: localText('云间美术馆 · 入馆登记', 'Gallery: register at the entrance'),
      desc: localText(
        '免费参观常设展。登记一次即可，凭二维码从一号门入馆，请在工作人员处出示。',
        'The permanent collection is free. Register once and show the code at door 1.',
      ),
      venueId: venueIdOf('sh-gallery'),
      picture: 'museum',
      questions: [
        ...AGREED_CONTACT,
        { key: 'day', type: 'DATE', required: true, label: localText('到访日期', 'Visit date') },
        {
          key: 'needs',
          type: 'MULTI',
          required: false,
          label: localText('需要协助', 'I need'),
          options: [
            localText('轮椅通道', 'Wheelchair access'),
            localText('婴儿车寄存', 'A place for a pushchair'),
            localText('语音导览', 'An audio guide'),
          ],
        },
      ],
    },
  ]
}
