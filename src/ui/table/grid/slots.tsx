/**
 * What the grid draws itself with. The bundler puts this in the place of the grid's own list, which brings every control of
 * MUI that a panel might use (selects, tabs, text fields, autocompletes: 40 kB of gzip) before a first row is painted.
 * Here the controls of headers and rows come with the grid, and those of its panels apart.
 */
import {
  GridArrowDownwardIcon,
  GridArrowUpwardIcon,
  GridColumnUnsortedIcon,
  GridFilterAltIcon,
  GridSeparatorIcon,
  GridTripleDotsVerticalIcon,
  type GridSlotProps,
} from '@mui/x-data-grid'
import type materialSlots from '@mui/x-data-grid/material'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { IconControl } from '../../IconControl'
import { dePanel, dePanelAlAbrir } from './panels'

type Slots = typeof materialSlots

/** A control of the grid's panels, by its name. */
const control = (nombre: keyof Slots) => dePanel(({ controles }) => controles[nombre])

const inmediatas: Pick<
  Slots,
  | 'baseIconButton'
  | 'baseTooltip'
  | 'columnFilteredIcon'
  | 'columnMenuIcon'
  | 'columnMenuUnsortIcon'
  | 'columnResizeIcon'
  | 'columnSortedAscendingIcon'
  | 'columnSortedDescendingIcon'
  | 'columnUnsortedIcon'
> = {
  // Every column has some: the browser's own button and tooltip cost a fraction of MUI's.
  baseIconButton: ({ material, size, edge, color, ...props }: GridSlotProps['baseIconButton']) => (
    <IconControl type="button" {...props} />
  ),
  baseTooltip: ({ title, children }: GridSlotProps['baseTooltip']) =>
    title ? cloneElement(children as ReactElement<{ title?: ReactNode }>, { title }) : children,
  columnFilteredIcon: GridFilterAltIcon,
  columnMenuIcon: GridTripleDotsVerticalIcon,
  columnMenuUnsortIcon: null,
  columnResizeIcon: GridSeparatorIcon,
  columnSortedAscendingIcon: GridArrowUpwardIcon,
  columnSortedDescendingIcon: GridArrowDownwardIcon,
  columnUnsortedIcon: GridColumnUnsortedIcon,
}

const slots: Slots = {
  ...inmediatas,
  baseAutocomplete: control('baseAutocomplete'),
  baseBadge: control('baseBadge'),
  baseButton: control('baseButton'),
  baseCheckbox: control('baseCheckbox'),
  baseChip: control('baseChip'),
  baseCircularProgress: control('baseCircularProgress'),
  baseDivider: control('baseDivider'),
  baseInput: control('baseInput'),
  baseLinearProgress: control('baseLinearProgress'),
  baseMenuItem: control('baseMenuItem'),
  baseMenuList: control('baseMenuList'),
  baseModal: control('baseModal'),
  basePagination: control('basePagination'),
  basePopper: dePanelAlAbrir(({ PanelPopper }) => PanelPopper),
  baseSelect: control('baseSelect'),
  baseSelectOption: control('baseSelectOption'),
  baseSkeleton: control('baseSkeleton'),
  baseSwitch: control('baseSwitch'),
  baseTabs: control('baseTabs'),
  baseTextarea: control('baseTextarea'),
  baseTextField: control('baseTextField'),
  baseToggleButton: control('baseToggleButton'),
  booleanCellFalseIcon: control('booleanCellFalseIcon'),
  booleanCellTrueIcon: control('booleanCellTrueIcon'),
  columnMenuClearIcon: control('columnMenuClearIcon'),
  columnMenuFilterIcon: control('columnMenuFilterIcon'),
  columnMenuHideIcon: control('columnMenuHideIcon'),
  columnMenuManageColumnsIcon: control('columnMenuManageColumnsIcon'),
  columnMenuSortAscendingIcon: control('columnMenuSortAscendingIcon'),
  columnMenuSortDescendingIcon: control('columnMenuSortDescendingIcon'),
  columnReorderIcon: control('columnReorderIcon'),
  columnSelectorIcon: control('columnSelectorIcon'),
  densityComfortableIcon: control('densityComfortableIcon'),
  densityCompactIcon: control('densityCompactIcon'),
  densityStandardIcon: control('densityStandardIcon'),
  detailPanelCollapseIcon: control('detailPanelCollapseIcon'),
  detailPanelExpandIcon: control('detailPanelExpandIcon'),
  exportIcon: control('exportIcon'),
  filterPanelAddIcon: control('filterPanelAddIcon'),
  filterPanelDeleteIcon: control('filterPanelDeleteIcon'),
  filterPanelRemoveAllIcon: control('filterPanelRemoveAllIcon'),
  groupingCriteriaCollapseIcon: control('groupingCriteriaCollapseIcon'),
  groupingCriteriaExpandIcon: control('groupingCriteriaExpandIcon'),
  loadIcon: control('loadIcon'),
  longTextCellCollapseIcon: control('longTextCellCollapseIcon'),
  longTextCellExpandIcon: control('longTextCellExpandIcon'),
  menuItemCheckIcon: control('menuItemCheckIcon'),
  moreActionsIcon: control('moreActionsIcon'),
  openFilterButtonIcon: control('openFilterButtonIcon'),
  quickFilterClearIcon: control('quickFilterClearIcon'),
  quickFilterIcon: control('quickFilterIcon'),
  redoIcon: control('redoIcon'),
  rowReorderIcon: control('rowReorderIcon'),
  treeDataCollapseIcon: control('treeDataCollapseIcon'),
  treeDataExpandIcon: control('treeDataExpandIcon'),
  undoIcon: control('undoIcon'),
}

export default slots
