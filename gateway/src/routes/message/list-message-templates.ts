import { listMessageTemplates } from '@/contracts/message/list-message-templates'
import { privateRoute } from '../../http/define-route'
import { MESSAGE_SCENES, templateOf } from '../../services/messages/messages'

export const listMessageTemplatesRoute = privateRoute(listMessageTemplates, ({ terminalSrc }) =>
  MESSAGE_SCENES.map((scene) => ({ scene, templateId: templateOf(terminalSrc, scene) })),
)
