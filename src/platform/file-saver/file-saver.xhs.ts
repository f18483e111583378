export { noFileSaver as fileSaver } from './no-file-saver'
