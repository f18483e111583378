import { listMessageTemplates } from '@/contracts/message/list-message-templates'
import { privateRoute } from '../../handle'
import { MESSAGE_SCENES, templateOf } from '../../rules/messages'

export const listMessageTemplatesRoute = privateRoute(listMessageTemplates, ({ terminalSrc }) =>
  MESSAGE_SCENES.map((scene) => ({ scene, templateId: templateOf(terminalSrc, scene) })),
)
