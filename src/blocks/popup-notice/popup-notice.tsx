import { observer } from 'mobx-react'
import type { Announcement } from '@/contracts/layout/navigation-components'
import { useText } from '@/i18n/use-text'
import { useModel } from '@/shell/use-model'
import { Button } from '@/ui/button/button'
import { Sheet } from '@/ui/sheet/sheet'
import { NoticeMore } from '../announcement/notice-more'
import { LateRichText } from '../late-rich-text/late-rich-text'
import { blockText } from '../text'
import { PopupNoticeModel } from './popup-notice-model'

interface PopupNoticeProps {
  showId: string
  notices: readonly Announcement[]
  pageSource: string
}

/** Mandatory notice; the button works once its end has been on the screen. */
export const PopupNotice = observer(function PopupNotice({ showId, notices, pageSource }: PopupNoticeProps) {
  const t = useText(blockText)
  const model = useModel((app) => new PopupNoticeModel(app, showId, notices, pageSource))
  const { notice, isAtEnd } = model
  if (!notice) return null
  return (
    <Sheet
      key={notice.noticeId}
      id="popup-notice"
      title={notice.noticeTitle}
      footer={
        <Button id="notice-read" isWide isDisabled={!isAtEnd} onPress={model.confirm}>
          {t(isAtEnd ? 'notice.read' : 'notice.readOn')}
        </Button>
      }
      onEndSeen={model.reachEnd}
      onClose={model.dismiss}
    >
      <LateRichText html={notice.noticeContent} />
      <NoticeMore url={notice.noticeMoreUrl} />
    </Sheet>
  )
})
