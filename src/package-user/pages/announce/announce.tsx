import { NoticeMore } from '@/blocks/announcement/notice-more'
import { type GetAnnouncementOutput, getAnnouncement } from '@/contracts/notice/get-announcement'
import { useText } from '@/i18n/use-text'
import { Resource } from '@/lib/resource'
import { routes } from '@/routes'
import { page } from '@/shell/page'
import { PageFrame } from '@/shell/page-frame/page-frame'
import { useLoad } from '@/shell/use-load'
import { useModel } from '@/shell/use-model'
import { useParams } from '@/shell/use-params'
import { ResourceView } from '@/ui/resource-view/resource-view'
import { settingsText } from '../../settings/text'
import { Document, DocumentSkeleton } from '../../shared/document'

/** A notice of the shop (NAV-075). */
function AnnouncePage() {
  const t = useText(settingsText)
  const { id = '' } = useParams(routes.announce)
  const notice = useModel(
    ({ request }) => new Resource<GetAnnouncementOutput>(() => request(getAnnouncement, { noticeId: id })),
  )

  useLoad(notice, 'opened')

  return (
    <PageFrame hasOwnTitle title={t('announce.title')}>
      <ResourceView resource={notice} skeleton={<DocumentSkeleton />}>
        {({ noticeTitle, noticeContent, noticeMoreUrl }) => (
          <>
            <Document title={noticeTitle} html={noticeContent} />
            <NoticeMore url={noticeMoreUrl} />
          </>
        )}
      </ResourceView>
    </PageFrame>
  )
}

export default page(AnnouncePage, routes.announce)
