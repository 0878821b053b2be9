export {
  BrowserRouter,
  Navigate,
  Route,
  Routes,
  useHref,
  useLinkClickHandler,
  useLocation,
  useParams,
} from 'whole-library/react-router-dom';
