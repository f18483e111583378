import { refreshSchemas } from './schemas/fresh-schemas'

/** Runs before commands that start a gateway. */
void refreshSchemas()
