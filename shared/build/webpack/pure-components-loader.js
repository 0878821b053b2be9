const DISPLAY_NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /^var \w+ = (?=\w+\.(forwardRef|memo|createContext)\()/gm;

/**
 * Lets the minifier leave out components that nobody imports. react-router keeps all of its own alive: by a
 * display name, which only development tools read, and by calls of React that are not marked as pure.
 */
export default function pureComponents(source) {
  return source.replace(DISPLAY_NAME, '').replace(COMPONENT, '$&/* @__PURE__ */ ');
}
