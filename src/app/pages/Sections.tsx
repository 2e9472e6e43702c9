import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useId, type ComponentType } from 'react'
import { useSearchParams } from 'react-router-dom'
import { isOwnServer } from '../../api/client/baseUrl'

/** A part of a record's page. Nothing is asked for it before it is opened. */
export interface Section<Of> {
  /** Its name in the address: `?seccion=deudas`. */
  id: string
  title: string
  Content: ComponentType<{ record: Of }>
  /** Requires our own server. */
  ofOwnServer?: boolean
}

interface Props<Of> {
  /** The accessible name of the tabs. */
  label: string
  sections: readonly [Section<Of>, ...Section<Of>[]]
  record: Of
}

/** The sections of a record's page as tabs; the address says which one is open. */
export function Sections<Of>({ label, sections, record }: Props<Of>) {
  const [address, setAddress] = useSearchParams()
  const id = useId()
  const shown = sections.filter(({ ofOwnServer }) => !ofOwnServer || isOwnServer())
  const current = shown.find((section) => section.id === address.get('seccion')) ?? sections[0]
  const tabId = (section: string) => `${id}-pestana-${section}`
  const panelId = `${id}-seccion`
  return (
    <>
      <Tabs
        aria-label={label}
        value={current.id}
        onChange={(_event, section: string) => setAddress({ seccion: section }, { replace: true })}
        variant="scrollable"
        sx={{ mb: -1, '&, & .MuiTab-root': { minHeight: 36, py: 0 } }}
      >
        {shown.map((section) => (
          <Tab
            key={section.id}
            id={tabId(section.id)}
            aria-controls={section === current ? panelId : undefined}
            value={section.id}
            label={section.title}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id={panelId}
        aria-labelledby={tabId(current.id)}
        sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}
      >
        <current.Content record={record} />
      </Box>
    </>
  )
}
