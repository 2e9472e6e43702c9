import type { Nouns } from '../db/changes/noun'

export const USUARIOS: Nouns['usuarios'] = {
  label: ({ username }) => username,
  secret: ['claveHash'],
}
