//! Classes that are written in Python.

use pyo3::call::PyCallArgs;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use sudoku_core_abi::Status;

/// A class of a module of the package, which is looked up once.
pub(crate) struct Class {
    module: &'static str,
    name: &'static str,
    class: PyOnceLock<Py<PyType>>,
}

impl Class {
    /// An exception of `_errors.py`.
    pub(crate) const fn error(name: &'static str) -> Self {
        Self { module: "sudoku_core._errors", name, class: PyOnceLock::new() }
    }

    /// A class of `_logic.py`.
    pub(crate) const fn logic(name: &'static str) -> Self {
        Self { module: "sudoku_core._logic", name, class: PyOnceLock::new() }
    }

    /// A class of `_house.py`.
    pub(crate) const fn house() -> Self {
        Self { module: "sudoku_core._house", name: "House", class: PyOnceLock::new() }
    }

    const fn status() -> Self {
        Self { module: "sudoku_core._status", name: "Status", class: PyOnceLock::new() }
    }

    /// An object of the class.
    pub(crate) fn call<'py>(
        &self,
        py: Python<'py>,
        args: impl PyCallArgs<'py>,
    ) -> PyResult<Bound<'py, PyAny>> {
        self.class.import(py, self.module, self.name)?.call1(args)
    }

    /// An exception of the class.
    pub(crate) fn raise<'py>(&self, py: Python<'py>, args: impl PyCallArgs<'py>) -> PyErr {
        self.call(py, args).map_or_else(|error| error, PyErr::from_value)
    }
}

/// The member of `Status`.
pub(crate) fn status(py: Python<'_>, status: Status) -> PyResult<Bound<'_, PyAny>> {
    static STATUS: Class = Class::status();
    STATUS.call(py, (status as i32,))
}
