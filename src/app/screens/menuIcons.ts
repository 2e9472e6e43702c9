import BadgeIcon from '@mui/icons-material/BadgeOutlined'
import CelebrationIcon from '@mui/icons-material/CelebrationOutlined'
import ConfirmationNumberIcon from '@mui/icons-material/ConfirmationNumberOutlined'
import DescriptionIcon from '@mui/icons-material/DescriptionOutlined'
import DirectionsBusIcon from '@mui/icons-material/DirectionsBusOutlined'
import EventNoteIcon from '@mui/icons-material/EventNoteOutlined'
import FactCheckIcon from '@mui/icons-material/FactCheckOutlined'
import GridOnIcon from '@mui/icons-material/GridOnOutlined'
import HistoryIcon from '@mui/icons-material/HistoryOutlined'
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined'
import InsightsIcon from '@mui/icons-material/InsightsOutlined'
import ManageAccountsIcon from '@mui/icons-material/ManageAccountsOutlined'
import MoneyOffIcon from '@mui/icons-material/MoneyOffOutlined'
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined'
import PointOfSaleIcon from '@mui/icons-material/PointOfSaleOutlined'
import ReceiptLongIcon from '@mui/icons-material/ReceiptLongOutlined'
import RequestQuoteIcon from '@mui/icons-material/RequestQuoteOutlined'
import SavingsIcon from '@mui/icons-material/SavingsOutlined'

/** The menu's icons by name. The table of screens holds only names, so that the login page does not load the drawings. */
export const MENU_ICONS = {
  Badge: BadgeIcon,
  Celebration: CelebrationIcon,
  ConfirmationNumber: ConfirmationNumberIcon,
  Description: DescriptionIcon,
  DirectionsBus: DirectionsBusIcon,
  EventNote: EventNoteIcon,
  FactCheck: FactCheckIcon,
  GridOn: GridOnIcon,
  History: HistoryIcon,
  HowToReg: HowToRegIcon,
  Insights: InsightsIcon,
  ManageAccounts: ManageAccountsIcon,
  MoneyOff: MoneyOffIcon,
  Payments: PaymentsIcon,
  PointOfSale: PointOfSaleIcon,
  ReceiptLong: ReceiptLongIcon,
  RequestQuote: RequestQuoteIcon,
  Savings: SavingsIcon,
}

export type MenuIcon = keyof typeof MENU_ICONS
