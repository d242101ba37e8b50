// The theme, light or dark: that of the system, or the choice of the user.

const KEY = "theme";

/** Connects the selection of the theme. The browser stores the choice if it can. */
export function connectTheme(select) {
  select.value = read();
  apply(select.value);
  select.addEventListener("change", () => {
    apply(select.value);
    try {
      localStorage.setItem(KEY, select.value);
    } catch {
      // Storage may be disabled; then the choice lasts until the user leaves the page.
    }
  });
}

function apply(theme) {
  document.documentElement.dataset.theme = theme;
}

function read() {
  try {
    const theme = localStorage.getItem(KEY);
    return theme === "light" || theme === "dark" ? theme : "auto";
  } catch {
    return "auto";
  }
}
